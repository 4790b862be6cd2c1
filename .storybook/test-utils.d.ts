/** Types of the code that Storybook's plugin generates when a stories file is run as tests; the package has none. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { Meta } from '@storybook/react-vite'
  import type { TestContext } from 'vitest'

  export interface StoryTest {
    readonly storyId: string
    readonly meta: Meta
  }

  export function testStory(story: StoryTest): (context: TestContext) => Promise<void>
  export function convertToFilePath(url: string): string
}
