import { allBlocksOf, firstBlocksOf } from '@/site/app/start/page-blocks'
import { checkMerchants } from '@/engine/checker/check-merchants'
import type { HomeBlocks } from './chunk-groups'

/** The merchant that every brand extends in the end, and that no server shows. */
const template = 'base'

/**
 * The blocks on the home page of the project's template. Which blocks the brands show makes no difference, so that
 * a brand that is added, changed or taken away changes no script.
 */
export function homeBlocks(folder: string): HomeBlocks {
  const { templates } = checkMerchants(folder, [template])
  const base = templates.find(({ code }) => code === template)
  if (base === undefined) throw new Error(`There is no sound template ${template} in ${folder}`)
  const { routes, site } = base.config
  const first = firstBlocksOf(routes.pages.home, routes)
  // What a brand says about responsible play stands at the end of its pages; the template says nothing.
  const responsiblePlay = { ...site.responsiblePlay, notice: true }
  const all = allBlocksOf(routes.pages.home, { routes, site: { responsiblePlay } })
  return { first, lower: all.filter((block) => !first.includes(block)) }
}
