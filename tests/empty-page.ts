import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

/**
 * All files of browser tests share one page. The library takes away what a test has rendered for the first file only,
 * because it registers that when it is imported, which happens once.
 */
beforeEach(async () => {
  await cleanup()
  beginAtTheTop()
})

/** The first Tab of a test goes on from where the last one had its focus, also when that element is gone. */
function beginAtTheTop(): void {
  const top = document.createElement('span')
  top.tabIndex = -1
  document.body.prepend(top)
  top.focus()
  top.remove()
}
