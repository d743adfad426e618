import { dealFrom } from '../../../machine/deal.ts';
import { honestLaw, type Impostor, type Plays } from '../lie.ts';

/** Mistakes in how a request is read. */
export const inReading: readonly Impostor[] = [
  {
    name: 'shoe-dealt-in-another-order',
    says: 'The cards leave the shoe a card to every spot at a time, though spot by spot is declared.',
    clause: 'O1',
    neighbours: ['S2.5', 'S2.4', 'S2.6'],
    lie: honestLaw,
    plays: dealtPlayersFirst,
  },
];

/** Reads `shoe` and not `cards`, where the table can be dealt from it. */
function dealtPlayersFirst(...[request, honest]: Parameters<Plays>): ReturnType<Plays> {
  const { seats, shoe = [], cards } = request;
  if (shoe.length < 4 * seats.length + 2 || cards.seats.length !== seats.length) return honest(request);
  return honest({ ...request, cards: dealFrom(shoe, { seats: seats.length, spots: 2, dealer: 2 }, 'players-first') });
}
