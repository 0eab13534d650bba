import { joinNames } from './name-list.ts';

const known = ['black', 'white', 'navy', 'black, white', 'blue, navy', 'a, b, c', 'أزرق، كحلي', 'red,pink'];
const read = (list: string) => joinNames(list.split(/[,،]/), (name) => known.includes(name.toLowerCase()));

describe('joinNames', () => {
  test.each([
    ['Black,White', ['Black', 'White']],
    ['Black, White', ['Black, White']],
    ['Black, White,White', ['Black, White', 'White']],
    ['Navy,Blue, Navy', ['Navy', 'Blue, Navy']],
    ['Blue,Navy', ['Blue', 'Navy']],
    ['a, b, c', ['a, b, c']],
    ['a, b', ['a', 'b']],
    ['أزرق، كحلي', ['أزرق، كحلي']],
    ['Red,Pink', ['Red,Pink']],
    ['Unknown, Black', ['Unknown', 'Black']],
    ['', []],
    [',', []],
  ])('reads %j', (list, names) => expect(read(list)).toEqual(names));
});
