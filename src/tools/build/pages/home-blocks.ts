import { allBlocksOf, firstBlocksOf } from '@/site/app/start/page-blocks'
import { checkMerchants } from '@/engine/checker/check-merchants'
import type { HomeBlocks } from '@/tools/build/compile/chunk-groups'

/** The root template of all brands, which no server shows. */
const template = 'base'

/**
 * The blocks on the home page of the project's template. They do not depend on what the brands show, so adding,
 * changing or removing a brand changes no script.
 */
export function homeBlocks(folder: string): HomeBlocks {
  const { templates } = checkMerchants(folder, [template])
  const base = templates.find(({ code }) => code === template)
  if (base === undefined) throw new Error(`There is no sound template ${template} in ${folder}`)
  const { routes, site } = base.config
  const first = firstBlocksOf(routes.pages.home, routes)
  // A brand's notice about responsible play is at the end of its pages; the template has none.
  const responsiblePlay = { ...site.responsiblePlay, notice: true }
  const all = allBlocksOf(routes.pages.home, { routes, site: { responsiblePlay } })
  return { first, lower: all.filter((block) => !first.includes(block)) }
}
