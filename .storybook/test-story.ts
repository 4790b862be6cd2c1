import { vi } from 'vitest'
import { testStory as testComposed, type StoryTest } from '@storybook/addon-vitest/internal/test-utils'
import type { Extent } from '@/../tests/extent'
import { expectWellDrawn } from './expect-well-drawn'
import { isPseudo, looksOf, type Look } from './story-looks'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

const { TEST_EXTENT: extent } = import.meta.env as unknown as { readonly TEST_EXTENT: Extent }

/** The test of a story: runs it in each look that applies to it in this run. */
export function testStory(story: StoryTest): ReturnType<typeof testComposed> {
  return async (context) => {
    const looks = looksOf(story.storyId, extent, story.story.play !== undefined)
    if (looks.length === 0) context.skip('drawn in npm run test:rest')
    for (const look of looks) {
      const test = testComposed({ ...story, meta: inLook(story.meta, look) })
      try {
        await test(context)
        // What fits in a row is known a frame after its width is.
        if (look.viewport !== undefined) await vi.waitFor(() => expectWellDrawn(context.story))
      } catch (error) {
        if (looks.length > 1 && error instanceof Error)
          error.message = `In the look ${JSON.stringify(look)}: ${error.message}`
        throw error
      }
    }
  }
}

function inLook(meta: StoryTest['meta'], look: Look): StoryTest['meta'] {
  const { globals } = meta
  const parameters = meta.parameters as { readonly a11y?: object } | undefined
  // Letters and direction are not what axe looks at, and it takes most of a story's time.
  const check = isPseudo(look) ? { test: 'off' } : { options: { resultTypes: ['violations'] } }
  const a11y = { ...parameters?.a11y, ...check }
  return { ...meta, globals: { ...look, ...globals }, parameters: { ...parameters, a11y } }
}
