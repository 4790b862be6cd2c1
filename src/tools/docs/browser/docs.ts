import type { ReferenceShapes } from '@/engine/reference/reference-shape'
import { KeySearch, type KeyRecord } from './key-search'

/** The page's search: it reads the keys out of the page, so that it works from a disk too. */
const mostShown = 60

const box = document.querySelector<HTMLElement>('.search')
const input = document.querySelector<HTMLInputElement>('#docs-search')
const status = document.querySelector<HTMLElement>('#docs-search-status')
const results = document.querySelector<HTMLOListElement>('#docs-search-results')

if (box !== null && input !== null && status !== null && results !== null) start(box, input, status, results)

function start(box: HTMLElement, input: HTMLInputElement, status: HTMLElement, results: HTMLOListElement): void {
  const records = recordsIn(document)
  const meanings = new Map(records.map(({ id, meaning }) => [id, meaning]))
  let search: KeySearch | undefined

  const show = () => {
    search ??= new KeySearch(records, shapesIn(document))
    const { ids, meant } = search.find(input.value)
    results.replaceChildren(...(ids.length > 0 ? ids.slice(0, mostShown) : namedIds(meant, records)).map(resultOf))
    status.textContent = input.value.trim() === '' ? '' : statusOf(ids.length, meant)
  }
  const resultOf = (id: string): HTMLLIElement => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    const path = document.createElement('code')
    path.textContent = id
    link.href = `#${encodeURIComponent(id)}`
    link.append(path, ' ', firstSentence(meanings.get(id) ?? ''))
    item.append(link)
    return item
  }

  box.hidden = false
  input.addEventListener('input', show)
  document.addEventListener('keydown', (event) => followKey(event, { box, input, results, show }))
  if (input.value !== '') show()
}

interface Parts {
  readonly box: HTMLElement
  readonly input: HTMLInputElement
  readonly results: HTMLOListElement
  readonly show: () => void
}

function followKey(event: KeyboardEvent, { box, input, results, show }: Parts): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target as Element
  if (event.key === '/' && target !== input) {
    event.preventDefault()
    input.focus()
    input.select()
  }
  if (!box.contains(target)) return
  const links = [...results.querySelectorAll('a')]
  const at = links.indexOf(target as HTMLAnchorElement)
  if (event.key === 'Escape') {
    input.value = ''
    show()
    input.focus()
  } else if (event.key === 'Enter' && target === input && links[0] !== undefined) {
    event.preventDefault()
    links[0].click()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? links[at + 1] : at > 0 ? links[at - 1] : input
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
}

function recordsIn(page: Document): KeyRecord[] {
  return [...page.querySelectorAll<HTMLElement>('.entry')].map(({ id, children }) => {
    const textOf = (selector: string) =>
      [...children]
        .filter((child) => child.matches(selector))
        .map(({ textContent }) => textContent)
        .join(' ')
    return {
      id,
      key:
        id
          .split(/[.)]/)
          .filter((part) => part !== '' && part !== '*')
          .at(-1) ?? id,
      meaning: textOf('.meaning'),
      facts: textOf('dl'),
    }
  })
}

function shapesIn(page: Document): ReferenceShapes {
  return JSON.parse(page.querySelector('#docs-shapes')?.textContent ?? '[]') as ReferenceShapes
}

/** The first key of each name that may be meant. */
function namedIds(names: readonly string[], records: readonly KeyRecord[]): string[] {
  const found = names.flatMap((name) => records.find(({ id, key }) => id === name || key === name)?.id ?? [])
  return [...new Set(found)]
}

function statusOf(count: number, meant: readonly string[]): string {
  if (count > mostShown) return `${count} keys found; the first ${mostShown} are listed.`
  if (count > 0) return count === 1 ? '1 key found.' : `${count} keys found.`
  return meant.length === 0 ? 'Nothing was found.' : `Nothing was found. Did you mean ${meant.join(' or ')}?`
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text
}
