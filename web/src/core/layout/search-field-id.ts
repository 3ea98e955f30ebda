/** Of the field in the top bar, which every screen has: others may lead to it. */
export const searchFieldId = 'search'
