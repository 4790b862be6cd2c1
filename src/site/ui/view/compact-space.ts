import { css } from 'styled-components'

/**
 * Tighter spacing on a phone, whatever the brand's unit: a form of two fields fits on a screen of 360 by 640 pixels.
 */
export const compactSpace = css`
  @media (max-width: 479px) {
    --space-1: 0.25rem;
    --space-2: 0.375rem;
    --space-3: 0.625rem;
    --space-4: 0.75rem;
    --space-5: 0.75rem;
    --space-6: 1.125rem;
  }
`
