import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'
import { useLanguage, useText } from '@/site/i18n/language'
import { Input } from '@/site/ui/inputs/input'
import { useComposedInput } from '@/site/ui/inputs/use-composed-input'
import { findLanguages } from './find-languages'
import { LanguageChoices } from './language-choices'
import type { ChooseLanguage, OfferedLanguage } from './use-language-choice'
import { useLikelyFirst } from './use-likely-first'

interface ManyLanguagesProps {
  readonly languages: readonly OfferedLanguage[]
  readonly choose: ChooseLanguage
  /** Whether the focus goes to the search: what was pressed to open it is no longer there. */
  readonly startsInSearch?: boolean
  /** What stands behind them. */
  readonly children?: ReactNode
}

/** Languages with a search, the likely ones first. Enter in its field chooses the first that was found. */
export function ManyLanguages({ languages, choose, startsInSearch, children }: ManyLanguagesProps) {
  const t = useText()
  const { formatTag } = useLanguage()
  const { number } = useFormat()
  const [query, setQuery] = useState('')
  const { handlers } = useComposedInput(setQuery)
  const found = findLanguages(useLikelyFirst(languages), query, formatTag)

  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (first !== undefined) void choose(first.code)
  }

  return (
    <>
      <Search
        type="search"
        autoFocus={startsInSearch}
        autoComplete="off"
        maxLength={60}
        aria-label={t('languages.search')}
        placeholder={t('languages.search')}
        onKeyDown={handleKeyDown}
        {...handlers}
      />
      <p role="status" className={found.length === 0 ? undefined : 'visually-hidden'}>
        {found.length === 0 ? t('search.nothing') : t('search.found', { items: number(found.length) })}
      </p>
      <LanguageChoices languages={found} choose={choose}>
        {children}
      </LanguageChoices>
    </>
  )
}

const Search = styled(Input)`
  margin-block-end: 0.4rem;
`
