import { useRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useNextFocus } from './use-next-focus'

function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useNextFocus(place)
  return (
    <div ref={place}>
      <h2>Centre</h2>
      {children}
    </div>
  )
}

/** Renders one view, focuses a button in it, and renders another. */
async function lose(name: string, before: ReactNode, after: ReactNode) {
  const { rerender } = await render(<Place>{before}</Place>)
  page.getByRole('button', { name, exact: true }).element().focus()
  await rerender(<Place>{after}</Place>)
}
const focused = () => document.activeElement?.textContent

const rows = (...names: string[]) => (
  <section>
    <h3>Messages</h3>
    {names.length === 0 ? (
      <p>None</p>
    ) : (
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button>{name}</button>
            <button>Delete {name}</button>
          </li>
        ))}
      </ul>
    )}
  </section>
)

it('goes to the row that follows a row that went', async () => {
  await lose('Delete b', rows('a', 'b', 'c'), rows('a', 'c'))
  expect(focused()).toBe('c')
})

it('goes to the row before the last one', async () => {
  await lose('Delete b', rows('a', 'b'), rows('a'))
  expect(focused()).toBe('a')
})

it('goes to the heading of a list that is empty now', async () => {
  await lose('Delete a', rows('a'), rows())
  expect(focused()).toBe('Messages')
})

it('goes to what stands in the place of a button that has done its work', async () => {
  const milestone = (isClaimed: boolean) => (
    <section>
      <h3>Missions</h3>
      <ul>
        <li>
          <b>100 bets</b>
          {isClaimed ? <a href="#receipt">Receipt</a> : <button>Claim</button>}
        </li>
        <li>
          <button>Claim another</button>
        </li>
      </ul>
    </section>
  )
  await lose('Claim', milestone(false), milestone(true))
  expect(focused()).toBe('Receipt')
})

it('goes to the button that stays beside what is kept as it is', async () => {
  const limit = (isPending: boolean) => (
    <section>
      <h3>Limits</h3>
      <ul>
        <li>
          <div>
            <b>Deposits</b>
            {isPending && (
              <div>
                <button>Keep</button>
              </div>
            )}
          </div>
          <button>Change</button>
        </li>
      </ul>
    </section>
  )
  await lose('Keep', limit(true), limit(false))
  expect(focused()).toBe('Change')
})

it('goes to the name of the step that follows a removed one, and not onto its button', async () => {
  const steps = (...names: string[]) =>
    names.map((name) => (
      <fieldset key={name}>
        <legend>{name}</legend>
        <button>Remove {name}</button>
      </fieldset>
    ))
  await lose('Remove b', steps('a', 'b', 'c'), steps('a', 'c'))
  expect(focused()).toBe('c')
})

it('goes to the section that follows an answered request', async () => {
  const sections = (isAsked: boolean) => (
    <>
      {isAsked && (
        <section>
          <h3>Request</h3>
          <button>Accept</button>
        </section>
      )}
      <section>
        <h3>Contract</h3>
      </section>
    </>
  )
  await lose('Accept', sections(true), sections(false))
  expect(focused()).toBe('Contract')
})

it('leaves the focus alone where it is elsewhere or what has it stays', async () => {
  const { rerender } = await render(<Place>{rows('a', 'b', 'c')}</Place>)
  page.getByRole('button', { name: 'Delete b' }).element().focus()
  await rerender(<Place>{rows('b', 'c')}</Place>)
  expect(focused()).toBe('Delete b')
  page.getByRole('button', { name: 'Delete c' }).element().focus()
  await rerender(<Place>{rows('c')}</Place>)
  expect(focused()).toBe('Delete c')
})
