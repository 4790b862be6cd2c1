import { parentPort, workerData } from 'node:worker_threads'
import type { Prerendered } from '@/app/prerender'
import type { WholeBootData } from '@/site/boot-data'
import { BuildFolder } from './build-folder'
import type { PageAnswer, PageJob, PageSettings } from './page-thread'
import { sitePages } from './site-pages'

/** The thread that `PageThread` starts. */
const { out, last, prerender, app } = workerData as PageSettings
const folder = new BuildFolder(out, last)
const { prerenderHome } = (await import(/* @vite-ignore */ prerender)) as {
  prerenderHome: (boot: WholeBootData) => Promise<Prerendered>
}

parentPort?.on('message', ({ code, source }: PageJob) => void writePages(code, source))

async function writePages(code: string, source: PageJob['source']): Promise<void> {
  const home = await prerenderHome(source.boot)
  const pages = sitePages(app.template, source, home, (block) => app.blockScripts[block] ?? [])
  const { index, app: frame, policy, rest } = pages
  await folder.write(`${code}/index.html`, index, 'page')
  await folder.write(`${code}/app.html`, frame, 'page')
  await folder.write(`${code}${rest.publicPath}`, rest.text)
  parentPort?.postMessage({ code, policy, rest: rest.publicPath } satisfies PageAnswer)
}
