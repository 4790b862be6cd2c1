import { createContext, memo } from 'react'
import type { BlockProps, Section } from '@/contract/generated/merchant-types'
import { useConditions } from '@/site/merchant/conditions'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useRequiredContext } from '@/site/lib/use-required-context'
import { PartFailed } from './part-failed'
import type { PartLoader } from './part-loader'
import { PartPlace } from './part-place'
import { SectionBox } from './section-box'

const BlocksContext = createContext<PartLoader<BlockProps> | undefined>(undefined)

/** Provides the blocks that the sections of the pages below may name. */
export const BlocksProvider = BlocksContext

interface SectionViewProps {
  readonly section: Section
  /** Renders over the page and takes no space in it, so it has no placeholder while it loads. */
  readonly isOverPage?: boolean
  /** May stand beside the kinds of games. */
  readonly isBeside?: boolean
}

/**
 * Renders one section of a page if its condition holds: its block with its props. Memoised: it renders again only when
 * the section changes.
 */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  return props.section.when === undefined ? <SectionPlace {...props} /> : <ConditionalSection {...props} />
})

/**
 * Evaluating a condition reads the session and the server, so it is a component of its own that other sections skip.
 */
function ConditionalSection(props: SectionViewProps) {
  const holds = useConditions([props.section.when])
  return holds(props.section.when) && <SectionPlace {...props} />
}

function SectionPlace({ section, isOverPage = false, isBeside = false }: SectionViewProps) {
  const blocks = useRequiredContext(BlocksContext, 'BlocksProvider')
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
  return section.box === undefined ? (
    part
  ) : (
    <SectionBox box={section.box} isBeside={isBeside}>
      {part}
    </SectionBox>
  )
}
