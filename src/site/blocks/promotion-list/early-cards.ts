/** How many pictures of promotions are shown before the scripts have loaded. */
export const earlyCards = 3
