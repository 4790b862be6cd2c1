import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { onStoryAddress, storyAddress } from './story-address'

/**
 * A documentation page whose stories follow the toolbar. It is remounted when the toolbar changes, because a frame
 * keeps its address otherwise.
 */
export function DocsInBrand(props: PropsWithChildren<DocsContainerProps>) {
  const address = useSyncExternalStore(onStoryAddress, storyAddress)
  return <DocsContainer key={address} {...props} />
}
