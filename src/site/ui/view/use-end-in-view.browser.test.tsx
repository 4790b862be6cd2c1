import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useEndInView } from './use-end-in-view'

function End() {
  return <div ref={useEndInView('', () => undefined)} />
}

it('is reached at the edge of the window and not before: distance 0 (2 §9)', async () => {
  const made: IntersectionObserver[] = []
  class Known extends IntersectionObserver {
    constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
      super(...given)
      made.push(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', Known)
  onTestFinished(() => void vi.unstubAllGlobals())
  await render(<End />)
  expect(made.map(({ root, rootMargin }) => [root, rootMargin])).toEqual([[null, '0px 0px 0px 0px']])
})
