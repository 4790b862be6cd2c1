import type { ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'

export { Fragment } from 'react/jsx-runtime'

/** The JSX function under test, for the production build of React, which lacks it. */
export const jsxDEV = (type: ElementType, props: unknown, key?: string) => jsx(type, props, key)
