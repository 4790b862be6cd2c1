import { css, styled } from 'styled-components'
import { AgeMark } from '@/site/elements/age-mark'
import type { SiteFooterProps } from '@/contract/generated/merchant-types'
import { About, Affiliate, Brand, Links, Resources, Responsibility, Small, Title, VendorNames } from './footer-parts'

const columns = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-8) var(--space-10);
  padding-block: var(--space-12) var(--space-6);

  ${VendorNames},
  ${Resources} {
    grid-column: 1 / -1;
  }

  ${Responsibility} {
    grid-column: 1 / -1;
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--color-border);
  }

  ${Small} {
    grid-column: 1 / -1;
  }
`

const centered = css`
  justify-items: center;
  gap: var(--space-6);
  padding-block: var(--space-12) var(--space-8);
  text-align: center;

  ${Brand} {
    justify-items: center;
  }

  ${Links} ${Title} {
    display: none;
  }

  ${Links} ul,
  ${VendorNames} ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: var(--space-6);
  }

  ${VendorNames} ul {
    column-gap: 0.4rem;
  }

  ${Affiliate} {
    justify-items: center;

    > :last-child {
      justify-content: center;
    }
  }

  ${Resources} {
    flex-direction: column;
    justify-content: center;
    min-block-size: 7rem;

    @media (max-width: 767px) {
      min-block-size: 10rem;
    }
  }

  ${Resources} ul {
    justify-content: center;
  }

  ${Responsibility} {
    flex-direction: column;
  }
`

/** One slim row on wide screens: logo and links, with the notice below. */
const band = css`
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--space-3) var(--space-8);
  padding-block: var(--space-5) var(--space-4);
  border-block-start: 3px solid var(--color-primary);

  ${Brand} {
    display: contents;
  }

  ${About},
  ${Affiliate},
  ${VendorNames},
  ${Resources},
  ${Responsibility},
  ${Small} {
    grid-column: 1 / -1;
    max-inline-size: none;
    font-size: var(--font-size-small);
  }

  ${About} {
    order: 1;
  }

  ${Affiliate},
  ${VendorNames},
  ${Resources},
  ${Responsibility},
  ${Small} {
    order: 2;
  }

  ${Affiliate} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: var(--space-2) var(--space-5);

    > p {
      max-inline-size: none;
    }

    @media (max-width: 767px) {
      grid-template-columns: 1fr;
    }
  }

  ${Links} {
    justify-self: end;
  }

  ${Links} ${Title} {
    display: none;
  }

  ${Links} ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-5);
  }

  ${Links} {
    --footer-link: var(--color-text);
    --footer-link-strong: var(--color-accent);
  }

  ${Links} :is(a, button) {
    font-family: var(--font-heading);
    font-weight: var(--font-weight-control);
    letter-spacing: var(--control-tracking);
    text-transform: var(--heading-transform);
  }

  ${AgeMark} {
    border-radius: var(--radius-control);
  }

  @media (max-width: 767px) {
    grid-template-columns: 1fr;

    ${Links} {
      justify-self: start;
    }
  }
`

const arrangements = { columns, centered, band }

export const Foot = styled.footer<{ $arrangement: SiteFooterProps['arrangement'] }>`
  display: grid;
  /* With text of twice the size, a word may be wider than a narrow phone. */
  overflow-wrap: anywhere;
  padding-inline: var(--page-edge);
  border-block-start: 1px solid var(--color-border);
  background: color-mix(in srgb, var(--color-surface) 80%, transparent);
  ${({ $arrangement }) => arrangements[$arrangement]}
`
