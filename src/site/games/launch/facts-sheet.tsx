import { styled } from 'styled-components'
import { Fact, Facts } from '@/site/elements/fact'
import { useText } from '@/site/i18n/language'
import { Sheet } from '@/site/ui/modals/sheet'
import { FactValue, type GameFact } from './fact-value'

interface FactsSheetProps {
  readonly facts: readonly GameFact[]
  /** The game's whole name, which the bar may have to cut. */
  readonly title: string
  readonly onClose: () => void
}

/** All figures of the bar above a game, with their names. The game goes on below it. */
export function FactsSheet({ facts, title, onClose }: FactsSheetProps) {
  const t = useText()
  return (
    <Sheet title={title} onClose={onClose}>
      <Whole>
        {facts.map((fact) => (
          <Fact key={fact} name={t(`launch.${fact}`)}>
            <FactValue fact={fact} />
          </Fact>
        ))}
      </Whole>
    </Sheet>
  )
}

const Whole = styled(Facts)`
  border: 0;
  padding: 0;
`
