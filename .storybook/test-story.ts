import { testStory as testComposed, type StoryTest } from '@storybook/addon-vitest/internal/test-utils'
import { looksOf, type Look } from './story-looks'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

const isWhole = import.meta.env['STORY_LOOKS'] === 'whole'

/** What a story's own file calls as its test: the story in each of its looks. */
export function testStory(story: StoryTest): ReturnType<typeof testComposed> {
  return async (context) => {
    const looks = looksOf(story.storyId, isWhole)
    for (const look of looks) {
      const test = testComposed({ ...story, meta: inLook(story.meta, look, isWhole || look === looks[0]) })
      try {
        await test(context)
      } catch (error) {
        throw looks.length === 1 ? error : new Error(`In the look ${JSON.stringify(look)}`, { cause: error })
      }
    }
  }
}

/** Half of what axe looks at is contrast, and in a further look nothing else is another. */
function inLook(meta: StoryTest['meta'], look: Look, isFirst: boolean): StoryTest['meta'] {
  const { globals } = meta
  const parameters = meta.parameters as { readonly a11y?: object } | undefined
  const only = isFirst ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } }
  const a11y = { ...parameters?.a11y, options: { resultTypes: ['violations'], ...only } }
  return { ...meta, globals: { ...look, ...globals }, parameters: { ...parameters, a11y } }
}
