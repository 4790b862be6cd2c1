import { allBlocksOf, firstBlocksOf } from '@/site/app/start/page-blocks'
import { checkMerchants } from '@/engine/checker/check-merchants'
import type { HomeBlocks } from './chunk-groups'

/**
 * The blocks that at least half of the project's own brands show on their home pages. Brands elsewhere
 * (`MERCHANTS_DIR`) do not change the scripts, and a block that few show stays a chunk of its own.
 */
export function homeBlocks(folder: string): HomeBlocks {
  const pages = checkMerchants(folder).merchants.map(({ config: { routes, site } }) => ({
    first: firstBlocksOf(routes.pages.home, routes),
    all: allBlocksOf(routes.pages.home, { routes, site }),
  }))
  const usual = [...new Set(pages.flatMap(({ all }) => all))].filter(
    (block) => pages.filter(({ all }) => all.includes(block)).length * 2 >= pages.length,
  )
  const isFirst = (block: (typeof usual)[number]) => pages.some(({ first }) => first.includes(block))
  return { first: usual.filter(isFirst), lower: usual.filter((block) => !isFirst(block)) }
}
