import { styled } from 'styled-components'

const waiting = "div[aria-busy='true']:not(form *)"

/**
 * What a page is about, where the server says how tall that is. Nothing jumps when it comes: what follows it on the
 * page is drawn with it, and the footer begins below the screen.
 */
export const FirstOfPage = styled.div`
  main:has(&) {
    min-block-size: 100svh;
  }

  &:has(${waiting}) ~ *,
  main > :has(& ${waiting}) ~ * {
    position: absolute;
    inset-inline: 0;
    visibility: hidden;
  }
`
