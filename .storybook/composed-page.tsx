import { blockLoader } from '@/app/parts'
import { RoutePage } from '@/app/route-page'
import { BlocksProvider } from '@/render/section-view'

/** The page at the story's address, as the site composes it from the brand's JSON. */
export function ComposedPage() {
  return (
    <BlocksProvider value={blockLoader}>
      <RoutePage />
    </BlocksProvider>
  )
}
