import { styled } from 'styled-components'

const waiting = "div[aria-busy='true']:not(form *)"

/**
 * The main content of a page whose height depends on the server. It keeps the layout stable: what follows it is
 * rendered together with it, and the footer begins below the screen.
 */
export const MainContent = styled.div`
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
