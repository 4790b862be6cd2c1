import { useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { useLanguage, useText } from '@/site/i18n/language'
import { Input } from '@/site/ui/inputs/input'
import { useComposedInput } from '@/site/ui/inputs/use-composed-input'
import { findLanguages, likelyFirst } from './find-languages'
import type { useLanguageChoice } from './use-language-choice'

type Choice = ReturnType<typeof useLanguageChoice>

/** From this many languages on they are searched, and only the likely ones are shown at once. */
const many = 9

/** How many likely ones are shown. */
const likely = 5

const none: readonly string[] = []
const never = () => () => undefined

interface ManyLanguages {
  /** The languages that match the search, the likely ones first; all of them where there are few. */
  readonly found: readonly Choice['languages'][number][]
  /** Those that are shown while the others are folded away. */
  readonly shown: readonly Choice['languages'][number][]
  readonly folded: number
  readonly isOpen: boolean
  /** A search field, where there are many. */
  readonly search: ReactNode | undefined
  readonly toggle: () => void
}

/** Sorts and searches the languages of a site that has many. Enter in the field chooses the first that was found. */
export function useManyLanguages(languages: Choice['languages'], choose: Choice['choose']): ManyLanguages {
  const t = useText()
  const { language, formatTag } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { handlers } = useComposedInput(setQuery)
  // A page that was drawn in advance knows no browser.
  const ofBrowser = useSyncExternalStore(
    never,
    () => navigator.languages,
    () => none,
  )
  if (languages.length < many)
    return { found: languages, shown: languages, folded: 0, isOpen: false, search: undefined, toggle: () => undefined }

  const sorted = likelyFirst(languages, language, ofBrowser)
  const found = findLanguages(sorted, query, formatTag)
  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || first === undefined) return
    event.preventDefault()
    void choose(first.code)
  }
  const search = (
    <>
      <Input
        type="search"
        autoComplete="off"
        maxLength={60}
        aria-label={t('languages.search')}
        placeholder={t('languages.search')}
        onKeyDown={handleKeyDown}
        {...handlers}
      />
      <p role="status" className={found.length === 0 ? undefined : 'visually-hidden'}>
        {found.length === 0 ? t('search.nothing') : t('search.found', { items: String(found.length) })}
      </p>
    </>
  )
  return {
    found,
    shown: isOpen ? found : sorted.slice(0, likely),
    folded: languages.length - likely,
    isOpen,
    search,
    toggle() {
      setOpen(!isOpen)
      setQuery('')
    },
  }
}
