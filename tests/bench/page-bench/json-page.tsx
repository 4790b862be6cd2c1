import { blocksOf } from '@/app/page-blocks'
import { blockLoader } from '@/app/parts'
import { Page } from '@/render/page'
import { BlocksProvider } from '@/render/section-view'
import { offerPage } from './bench-site'
import { readBoot } from './boot'

/** The home page as the merchant's JSON says it. */
const boot = readBoot()
const { home } = boot.routes.pages
await Promise.all(blocksOf(home, boot.routes).map((name) => blockLoader.load(name)))

offerPage(
  boot,
  <BlocksProvider value={blockLoader}>
    <Page page={home} />
  </BlocksProvider>,
)
