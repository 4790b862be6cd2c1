import { shellPath } from '@/contract/site-data/shell-path'
import { firstAddresses } from '@/contract/site-data/texts-address'
import { join } from 'node:path'
import { build } from 'esbuild'
import { hasWorker } from '@/contract/site-data/has-worker'
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

/**
 * The service worker of a brand; where it wants none, one that takes away what an earlier release has left. `unread`:
 * what is said of a notification that cannot be read, by BCP 47 locale, the default language first.
 */
export function brandWorker(code: string, boot: WorkerSource, release: string, unread: Record<string, string>): string {
  if (!hasWorker(boot.site)) return noWorker
  const { gateway, offline, push, code: merchant, name } = boot.site
  const texts = boot.locales[boot.site.defaultLanguage]
  const addressOf = (call: CallName) => gateway.baseUrl + (gateway.calls[call]?.path ?? endpoints[call].path)
  const settings: WorkerSettings = {
    release,
    ...(offline && {
      offline: {
        shell: shellPath,
        texts: texts === undefined ? [] : firstAddresses(texts),
        calls: keptCalls.map(addressOf),
        folders: [...gatewayFolders, ...serverFolders.filter((folder) => !folder.startsWith('_'))],
      },
    }),
    ...(push.provider !== 'none' && {
      push: {
        name,
        icon: boot.theme.assets.icons.touch,
        unread,
        renew: {
          address: addressOf('renewPush'),
          headers: { merchant, language: boot.site.defaultLanguage, 'module-id': endpoints.renewPush.moduleId },
        },
      },
    }),
  }
  return `self.livery=${JSON.stringify(settings)};\n${code}`
}

type WorkerSource = Pick<WholeBootData, 'site' | 'theme' | 'locales'>

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
