/** What Storybook's plugin writes into a file of stories that is read as tests; the package has no types of it. */
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
