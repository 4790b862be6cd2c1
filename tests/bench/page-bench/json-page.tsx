import { allBlocksOf } from '@/site/app/start/page-blocks'
import { blocks } from '@/site/blocks/registry'
import type { BlockProps } from '@/contract/generated/merchant-types'
import { Page } from '@/site/render/page'
import { PartLoader } from '@/site/render/part-loader'
import { BlocksProvider } from '@/site/render/section-view'
import { offerPage } from './bench-site'
import { readBoot } from './boot'

/** The home page rendered from the merchant's JSON. */
const boot = readBoot()
const { home } = boot.routes.pages
const blockLoader = new PartLoader<BlockProps>(blocks)
await Promise.all(allBlocksOf(home, boot).map((name) => blockLoader.load(name)))

offerPage(
  boot,
  <BlocksProvider value={blockLoader}>
    <Page name="home" page={home} />
  </BlocksProvider>,
)
