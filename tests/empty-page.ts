import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

/**
 * All files of browser tests share one page. The library takes away what a test has rendered for the first file only,
 * because it registers that when it is imported, which happens once.
 */
beforeEach(cleanup)
