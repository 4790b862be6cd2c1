import { vi } from 'vitest'

/** In milliseconds. What is waited for has a second otherwise, which a busy machine takes. */
const timeout = 10_000

const { waitFor } = vi
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) })
  }
