import type { ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'

export { Fragment } from 'react/jsx-runtime'

/** What JSX becomes under test, for the production build of React, which has no such function. */
export const jsxDEV = (type: ElementType, props: unknown, key?: string) => jsx(type, props, key)
