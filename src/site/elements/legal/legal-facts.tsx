import { styled } from 'styled-components'
import type { LegalText } from '@/contract/site-data/legal-text'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

/** The version of a document and the day from which it holds, and what is new in it. */
export function LegalFacts({ text: { version, validFrom, changes } }: { readonly text: LegalText }) {
  const t = useText()
  const { date } = useFormat()
  return (
    <>
      <Facts dir="auto">{t('legal.version', { version, date: date(new Date(`${validFrom}T12:00:00`)) })}</Facts>
      {changes !== undefined && <p dir="auto">{t('legal.changes', { changes })}</p>}
    </>
  )
}

const Facts = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
