import { blockLoader } from '@/site/app/start/parts'
import { RoutePage } from '@/site/app/routes/route-page'
import { BlocksProvider } from '@/site/render/section-view'

/** The page at the story's address, as the site composes it from the brand's JSON. */
export function ComposedPage() {
  return (
    <BlocksProvider value={blockLoader}>
      <RoutePage />
    </BlocksProvider>
  )
}
