import { allBlocksOf } from '@/app/page-blocks'
import { blocks } from '@/blocks/registry'
import type { BlockProps } from '@/generated/merchant-types'
import { Page } from '@/render/page'
import { PartLoader } from '@/render/part-loader'
import { BlocksProvider } from '@/render/section-view'
import { offerPage } from './bench-site'
import { readBoot } from './boot'

/** The home page as the merchant's JSON says it. */
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
