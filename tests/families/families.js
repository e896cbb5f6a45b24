/** Three component libraries of others, as a site documents them: ten demos each, and what stands around them. A data table. */

/** Each demo by its name: what it imports from the library, and what it renders. */
export const FAMILIES = {
  antd: {
    title: 'Ant Design',
    packageName: 'antd',
    // It inserts style elements.
    isolated: true,
    hasReference: true,
    demos: {
      Buttons: ['Button', '<Button type="primary">Save</Button>'],
      Inputs: ['Input', '<Input aria-label="Name" placeholder="Name" />'],
      Switches: ['Switch', '<Switch aria-label="Alarm" defaultChecked />'],
      Tags: ['Tag', '<Tag color="blue">Blue</Tag>'],
      Alerts: ['Alert', '<Alert type="success" title="Saved" showIcon />'],
      Cards: ['Card', '<Card title="Orders" style={{ width: 240 }}>Twelve are open.</Card>'],
      TabList: ['Tabs', "<Tabs items={[{ key: 'a', label: 'First', children: 'One' }]} />"],
      Choices: ['Select', `<Select aria-label="Fruit" options={[{ value: 'a', label: 'Apple' }]} />`],
      Sliders: [
        'Slider',
        '<div style={{ width: 240 }}><Slider defaultValue={30} ariaLabelForHandle="Volume" /></div>',
      ],
      Tables: [
        'Table',
        "<Table rowKey=\"n\" columns={[{ title: 'Name', dataIndex: 'n' }]} dataSource={[{ n: 'Ann' }]} />",
      ],
    },
    wrapper: `import { ConfigProvider, theme } from 'antd';

export default function Wrapper({ children, colorScheme, direction }) {
  const algorithm = colorScheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  // The library's own blue has too little contrast to white.
  const theming = { algorithm, token: { colorPrimary: '#0958d9' } };
  return <ConfigProvider direction={direction} theme={theming}>{children}</ConfigProvider>;
}
`,
  },
  aria: {
    title: 'React Aria',
    packageName: 'react-aria-components',
    hasReference: true,
    demos: {
      Buttons: ['Button', '<Button>Save</Button>'],
      Inputs: ['TextField, Label, Input', '<TextField><Label>Name</Label><Input /></TextField>'],
      Switches: ['Switch', '<Switch defaultSelected>Alarm</Switch>'],
      Checks: ['Checkbox', '<Checkbox>Remember me</Checkbox>'],
      Radios: [
        'RadioGroup, Radio, Label',
        '<RadioGroup><Label>Fruit</Label><Radio value="a">Apple</Radio></RadioGroup>',
      ],
      Choices: [
        'Select, Label, Button, SelectValue, Popover, ListBox, ListBoxItem',
        '<Select><Label>Fruit</Label><Button><SelectValue /></Button><Popover><ListBox><ListBoxItem>Apple</ListBoxItem></ListBox></Popover></Select>',
      ],
      TabList: [
        'Tabs, TabList as List, Tab, TabPanel',
        '<Tabs><List aria-label="Places"><Tab id="a">First</Tab></List><TabPanel id="a">One</TabPanel></Tabs>',
      ],
      Sliders: [
        'Slider, Label, SliderTrack, SliderThumb',
        '<Slider defaultValue={30}><Label>Volume</Label><SliderTrack><SliderThumb /></SliderTrack></Slider>',
      ],
      Bars: ['ProgressBar, Label', '<ProgressBar value={40}><Label>Loading</Label></ProgressBar>'],
      Menus: [
        'MenuTrigger, Button, Popover, Menu, MenuItem',
        '<MenuTrigger><Button>Actions</Button><Popover><Menu><MenuItem>Copy</MenuItem></Menu></Popover></MenuTrigger>',
      ],
    },
    wrapper: `import './wrapper.css';

// React Aria inserts its one style element where there is none yet.
const STYLE_ID = 'react-aria-pressable-style';
if (typeof document !== 'undefined' && !document.getElementById(STYLE_ID))
  document.head.append(Object.assign(document.createElement('style'), { id: STYLE_ID }));

export default function Wrapper({ children }) {
  return children;
}
`,
    css: `:root { --accent: #0b57d0; }
:root[data-mui-color-scheme='dark'] { --accent: #a8c7fa; }
[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
button { border: 1px solid var(--accent); background: none; color: var(--accent); }
`,
  },
  chakra: {
    title: 'Chakra UI',
    packageName: '@chakra-ui/react',
    // Its types need more time than a build gives a package.
    hasReference: false,
    demos: {
      Buttons: ['Button', '<Button>Save</Button>'],
      Inputs: ['Field, Input', '<Field.Root><Field.Label>Name</Field.Label><Input /></Field.Root>'],
      Switches: [
        'Switch',
        '<Switch.Root><Switch.HiddenInput /><Switch.Control /><Switch.Label>Alarm</Switch.Label></Switch.Root>',
      ],
      Checks: [
        'Checkbox',
        '<Checkbox.Root><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>Agree</Checkbox.Label></Checkbox.Root>',
      ],
      Badges: ['Badge', '<Badge colorPalette="green">Green</Badge>'],
      Alerts: ['Alert', '<Alert.Root status="success"><Alert.Title>Saved</Alert.Title></Alert.Root>'],
      Cards: ['Card', '<Card.Root><Card.Body>Twelve are open.</Card.Body></Card.Root>'],
      TabList: [
        'Tabs',
        '<Tabs.Root defaultValue="a"><Tabs.List><Tabs.Trigger value="a">First</Tabs.Trigger></Tabs.List><Tabs.Content value="a">One</Tabs.Content></Tabs.Root>',
      ],
      Sliders: [
        'Slider',
        `<Slider.Root width="240px" defaultValue={[30]} aria-label={['Volume']}><Slider.Control><Slider.Track><Slider.Range /></Slider.Track><Slider.Thumbs /></Slider.Control></Slider.Root>`,
      ],
      Menus: [
        'Button, Menu, Portal',
        '<Menu.Root><Menu.Trigger asChild><Button>Open</Button></Menu.Trigger><Portal><Menu.Positioner><Menu.Content><Menu.Item value="a">Copy</Menu.Item></Menu.Content></Menu.Positioner></Portal></Menu.Root>',
      ],
    },
    wrapper: `import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';

const system = createSystem(defaultConfig, {
  conditions: {
    light: ':root &, [data-mui-color-scheme="light"] &',
    dark: '[data-mui-color-scheme="dark"] &',
  },
});

export default function Wrapper({ children }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
`,
  },
};
