import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useNearView } from './use-near-view'

function Far({ away }: { away: number }) {
  const [place, isNear] = useNearView()
  return (
    <>
      <div style={{ blockSize: away }} />
      <div ref={place}>{isNear ? 'is near' : 'is far'}</div>
    </>
  )
}

test('what stands less than a screen below the window is near', async () => {
  const screen = await render(<Far away={innerHeight * 1.5} />)
  await expect.element(screen.getByText('is near')).toBeInTheDocument()
})

test('what is further off comes near when the page is scrolled, and stays so', async () => {
  const screen = await render(<Far away={innerHeight * 4} />)
  await expect.element(screen.getByText('is far')).toBeInTheDocument()
  scrollTo(0, innerHeight * 2.5)
  await expect.element(screen.getByText('is near')).toBeInTheDocument()
  scrollTo(0, 0)
  await expect.element(screen.getByText('is near')).toBeInTheDocument()
})

test('what comes above the window is near however far off it is, as it decides where the rest stands', async () => {
  const tall = <div style={{ blockSize: innerHeight * 9 }} />
  const screen = await render(tall)
  scrollTo(0, innerHeight * 7)
  await screen.rerender(
    <>
      <Far away={0} />
      {tall}
    </>,
  )
  await expect.element(screen.getByText('is near')).toBeInTheDocument()
})
