import { startTransition, useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchDebounce } from './search-debounce'
import { SearchInput } from './search-input'

/** A list that takes longer to render than a key to follow. */
function SlowList({ text }: { text: string }) {
  return [...Array(12).keys()].map((at) => <SlowItem key={at} text={text} />)
}

function SlowItem({ text }: { text: string }) {
  // Some milliseconds' work.
  const sum = [...Array(60_000).keys()].reduce((all, each) => all + (each % 7), 0)
  return <p>{`${text} ${sum}`}</p>
}

/** The address, which changes as a router changes it: in a transition. */
class Address extends EventTarget {
  text = ''
  readonly go = (text: string) => {
    this.text = text
    this.dispatchEvent(new Event('change'))
  }
}

interface PageProps {
  readonly address: Address
  readonly onSearch: (text: string) => void
  readonly isSlow: boolean
}

function Page({ address, onSearch, isSlow }: PageProps) {
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const follow = () => startTransition(() => setSearched(address.text))
    address.addEventListener('change', follow)
    return () => address.removeEventListener('change', follow)
  }, [address])
  const search = (text: string) => {
    onSearch(text)
    address.go(text)
  }
  return (
    <>
      <SearchInput label="Search games" maxLength={500} searched={searched} onSearch={search} />
      <p role="status">{searched}</p>
      {isSlow && <SlowList text={searched} />}
    </>
  )
}

async function open({ isSlow = false } = {}) {
  const onSearch = vi.fn<(text: string) => void>()
  const address = new Address()
  await render(<Page address={address} onSearch={onSearch} isSlow={isSlow} />)
  const field = page.getByRole('searchbox')
  await field.click()
  return {
    field,
    onSearch,
    go: address.go,
    input: field.element() as HTMLInputElement,
    searched: page.getByRole('status'),
  }
}

const delay = (time: number) => new Promise((goOn) => setTimeout(goOn, time))

it.each([60, 150])('keeps each letter beside a slow list, at %d ms a key', async (pace) => {
  const { field, searched } = await open({ isSlow: true })
  for (const key of 'golden dragon') {
    await userEvent.keyboard(key)
    await delay(pace)
  }
  await expect.element(searched).toHaveTextContent('golden dragon')
  await expect.element(field).toHaveValue('golden dragon')
})

describe('after the last key', () => {
  // However slowly a busy machine types, the keys come in one go.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('looks once for what was typed in one go, and for nothing where only blanks are typed', async () => {
    const { field, onSearch } = await open()
    await userEvent.keyboard('koi')
    expect(onSearch).not.toHaveBeenCalled()
    vi.advanceTimersByTime(searchDebounce)
    expect(onSearch.mock.calls).toEqual([['koi']])
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}  ')
    vi.advanceTimersByTime(searchDebounce)
    expect(onSearch.mock.calls).toEqual([['koi'], ['']])
    await expect.element(field).toHaveValue('  ')
  })
})

it('looks at once when Enter is pressed', async () => {
  const { onSearch } = await open()
  await userEvent.keyboard('koi{Enter}')
  expect(onSearch.mock.calls).toEqual([['koi']])
})

it('takes over what it did not cause: Back, a link, a press that clears', async () => {
  const { field, go, searched } = await open()
  await userEvent.keyboard('koi')
  await expect.element(searched).toHaveTextContent('koi')
  for (const text of ['', 'koi', 'crystal']) {
    go(text)
    await expect.element(field).toHaveValue(text)
  }
})

it('neither asks nor writes while an input method composes', async () => {
  const { input, onSearch, searched } = await open({ isSlow: true })
  const written = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const session = cdp() as unknown as { send: (method: string, what: object) => Promise<void> }
  for (const text of ['d', 'dr', 'dra', 'drag', 'drago', 'dragon']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await delay(150)
  }
  expect([input.value, onSearch.mock.calls.length, written.mock.calls.length]).toEqual(['dragon', 0, 0])
  await session.send('Input.insertText', { text: 'dragon' })
  await expect.element(searched).toHaveTextContent('dragon')
  expect(input.value).toBe('dragon')
  expect(onSearch.mock.calls).toEqual([['dragon']])
  written.mockRestore()
})
