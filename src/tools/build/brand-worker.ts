import { shellPath } from '@/contract/site-data/shell-path'
import { join } from 'node:path'
import { build } from 'esbuild'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { gatewayFolders, serverFolders } from '@/engine/names/server-paths'
import { cachePrefix, type WorkerSettings } from '@/site/worker/worker-settings'

/** Calls whose answers are the same for every visitor, and with which pages can be shown. */
const keptCalls: readonly CallName[] = [
  'announcementContent',
  'announcements',
  'countryCodes',
  'customerService',
  'gameList',
  'gameMenus',
  'helpCentre',
  'hotGames',
  'lotteryMenus',
  'lotteryNumbers',
  'lotteryOpened',
  'lotteryPopular',
  'newGameVendors',
  'notices',
  'permission',
  'registerSettings',
  'status',
  'vendorGameType',
  'whitelabelMenu',
  'winnerBoard',
]

/** The code of the service worker, the same for every brand. */
export async function compileWorker(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/site/worker/service-worker.ts')],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The service worker of a brand; where it wants none, one that takes away what an earlier release has left. */
export function brandWorker(code: string, { site }: Pick<WholeBootData, 'site'>, release: string): string {
  if (!site.offline) return noWorker
  const settings: WorkerSettings = {
    release,
    shell: shellPath,
    calls: keptCalls.map((name) => site.gateway.baseUrl + (site.gateway.calls[name]?.path ?? endpoints[name].path)),
    folders: [...gatewayFolders, ...serverFolders.filter((name) => !name.startsWith('_'))],
  }
  return `self.livery=${JSON.stringify(settings)};\n${code}`
}

/**
 * Browsers ask for the worker's address at each visit, as long as they have one of ours: they then get this one, which
 * keeps nothing, answers nothing and is gone.
 */
export const noWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('${cachePrefix}')) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
`
