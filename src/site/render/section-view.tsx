import { createContext, memo } from 'react'
import type { BlockProps, Section } from '@/contract/generated/merchant-types'
import { useConditions } from '@/site/merchant/conditions'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useProvided } from '@/site/lib/use-provided'
import { PartFailed } from './part-failed'
import type { PartLoader } from './part-loader'
import { PartPlace } from './part-place'
import { SectionBox } from './section-box'

const BlocksContext = createContext<PartLoader<BlockProps> | undefined>(undefined)

/** Gives the pages below it the blocks that sections may name. */
export const BlocksProvider = BlocksContext

interface SectionViewProps {
  readonly section: Section
  /** It takes no room on the page, so nothing holds its place until it is there. */
  readonly isOverPage?: boolean
}

/** One section of a page: its block with its props, where its condition holds. Rendered again only when the section changes. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  return props.section.when === undefined ? <SectionPlace {...props} /> : <ConditionalSection {...props} />
})

/** Conditions ask the session and the server; a section without one does not. */
function ConditionalSection(props: SectionViewProps) {
  const holds = useConditions([props.section.when])
  return holds(props.section.when) && <SectionPlace {...props} />
}

function SectionPlace({ section, isOverPage = false }: SectionViewProps) {
  const blocks = useProvided(BlocksContext, 'BlocksProvider')
  const part = (
    <PartPlace
      key={section.block}
      loader={blocks}
      name={section.block}
      props={section.props}
      waiting={!isOverPage && <Skeleton lines={6} />}
      failed={(onRetry, error) => (
        <div className={isOverPage ? 'over-page' : undefined}>
          <PartFailed error={error} onRetry={onRetry} />
        </div>
      )}
    />
  )
  return section.box === undefined ? part : <SectionBox box={section.box}>{part}</SectionBox>
}
