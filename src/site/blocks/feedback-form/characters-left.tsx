import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { countCharacters } from '@/contract/limits/count-characters'
import { feedbackBounds } from '@/contract/limits/feedback-bounds'

/**
 * Character counter. It is not a live region, which would announce every keystroke: the field refers to it with
 * `aria-describedby`.
 */
export function CharactersLeft({ id, text }: { readonly id: string; readonly text: string }) {
  const t = useText()
  const { number } = useFormat()
  const count = countCharacters(text.trim())
  const { least, most } = feedbackBounds
  return (
    <Count id={id} data-over={count > most}>
      {t('feedback-form.count', { n: number(count), least: number(least), count: most })}
    </Count>
  )
}

const Count = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;

  &[data-over='true'] {
    color: var(--color-danger);
  }
`
