// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";

/// Accounts delegate to it (EIP-7702) to execute batches of calls atomically.
contract LabBatch is ERC7821, ERC721Holder, ERC1155Holder {
    receive() external payable {}
}
