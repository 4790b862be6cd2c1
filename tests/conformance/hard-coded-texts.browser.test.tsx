import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { hardCodedTexts } from '@/../.storybook/hard-coded-texts'

let page: HTMLElement

beforeEach(() => {
  page = document.createElement('main')
})

function textsIn(html: string, data: readonly unknown[] = []): string[] {
  page.innerHTML = html
  return hardCodedTexts(page, data)
}

it('finds a text without brackets, and says in which component it is written', async () => {
  const { container } = await render(<Page />)
  expect(hardCodedTexts(container, [])).toEqual(['"Hello" in <p> of Page'])
})

function Page() {
  return (
    <Frame>
      <p>Hello</p>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <section>{children}</section>
}

it.each(['alt', 'aria-label', 'placeholder', 'title'])('finds one in the attribute %s', (name) => {
  expect(textsIn(`<input ${name}="Your name">`)).toEqual(['"Your name" in <input>'])
})

it('finds what is added to a text of the catalogue, before it and behind it', () => {
  expect(textsIn('<p>Sum: [Ţööţååļ] only</p>')).toEqual(['"Sum: [Ţööţååļ] only" in <p>'])
})

it.each([
  '<p>[Ĥééļļöö]</p>',
  '<p>[Ĥééļļöö, Ann]</p>',
  '<p>[Ĥéé <b>ļļöö</b>, <a>Ann Lee</a>]</p>',
  '<p>1,234.50 · 31 Dec, 11:59 PM</p>',
  '<p>A</p>',
  '<script>const words = 1</script><code>key</code>',
])('takes %s for a text of the catalogue, a figure or a first letter', (html) => {
  expect(textsIn(html)).toEqual([])
})

it('knows what the server said and what names something, in part and in HTML', () => {
  const data = [{ games: [{ name: 'Golden Dragon' }] }, '<p>The site <b>rests</b> on Sunday.</p>', ['aurora']]
  expect(textsIn('<h2>Golden Dragon · 20 %</h2><p>The site <b>rests</b> on Sunday.</p>', data)).toEqual([])
  expect(textsIn('<h2>Golden Drag</h2>', data)).toEqual(['"Golden Drag" in <h2>'])
})
