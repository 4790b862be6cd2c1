import { createContext, memo, use } from 'react'
import type { BlockProps, Section } from '@/generated/merchant-types'
import { useConditions } from '@/site/conditions'
import { Skeleton } from '@/ui/skeleton'
import type { PartLoader } from './part-loader'
import { PartFailed } from './part-failed'
import { PartPlace } from './part-place'

const BlocksContext = createContext<PartLoader<BlockProps> | undefined>(undefined)

/** Gives the pages below it the blocks that sections may name. */
export const BlocksProvider = BlocksContext

/** One section of a page: its block with its props, where its condition holds. Rendered again only when the section changes. */
export const SectionView = memo(function SectionView({ section }: { section: Section }) {
  return section.when === undefined ? <SectionPlace section={section} /> : <ConditionalSection section={section} />
})

/** Conditions ask the session and the server; a section without one does not. */
function ConditionalSection({ section }: { section: Section }) {
  const holds = useConditions()
  return holds(section.when) && <SectionPlace section={section} />
}

function SectionPlace({ section }: { section: Section }) {
  const blocks = use(BlocksContext)
  if (blocks === undefined) throw new Error('sections outside BlocksProvider')
  return (
    <PartPlace
      key={section.block}
      loader={blocks}
      name={section.block}
      props={section.props}
      waiting={<Skeleton lines={6} />}
      failed={(onRetry, error) => <PartFailed error={error} onRetry={onRetry} />}
    />
  )
}
